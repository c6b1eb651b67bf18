import type { AutomationRule } from '../contract.ts'

/** Rules of the newsroom at Calder & Finch. */
export const sampleRules: readonly AutomationRule[] = [
  {
    id: 'rule-archive',
    name: 'Auto-archive old articles',
    trigger: 'Article age is over 30 days',
    action: 'Archive it, and keep it findable by search',
    enabled: true,
    icon: 'archive',
    color: 'blue',
  },
  {
    id: 'rule-spam',
    name: 'Keep spam off the front page',
    trigger: 'Quality score is under 0.3',
    action: 'Mark as spam and hide it from every folder',
    enabled: true,
    icon: 'shield',
    color: 'red',
  },
  {
    id: 'rule-harbor',
    name: 'Ring the bell for the harbor',
    trigger: 'Three sources mention Port Ansel within one hour',
    action: 'Notify the harbor desk, once per story',
    enabled: true,
    icon: 'bell',
    color: 'yellow',
  },
  {
    id: 'rule-tender',
    name: 'Collect tenders and procurement',
    trigger: 'Title contains “tender”, “procurement” or “framework contract”',
    action: 'Tag as Tender and copy it to the Work profile',
    enabled: false,
    icon: 'tag',
    color: 'green',
  },
  {
    id: 'rule-translate',
    name: 'Translate the coast',
    trigger: 'Source is Norrby Tidende and the language is not English',
    action: 'Add an English summary below the original title',
    enabled: true,
    icon: 'translate',
    color: 'purple',
  },
]
