import { useContext, useRef, useState } from 'react'
import { AskContext, useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { History, RotateCcw } from '#web/ui/more-icons.ts'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import {
  type AutomationRule,
  type RuleConflict,
  type RuleDraft,
  type RuleWork,
  ruleEditor,
  rules,
} from '../contract.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { DeleteRuleDialog } from './DeleteRuleDialog.tsx'
import { NeedsEndpoint } from './NeedsEndpoint.tsx'
import { RuleCard } from './RuleCard.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleOffers } from './RuleOffers.tsx'
import { SwitchOnDialog } from './SwitchOnDialog.tsx'
import { ChangedDialog } from './ChangedDialog.tsx'
import { UndoRuleDialog } from './UndoRuleDialog.tsx'

type Opened =
  | { kind: 'edit' | 'switch-on'; draft: RuleDraft }
  | { kind: 'changed' | 'delete' | 'undo'; rule: AutomationRule }

/** The reader's rules in their order: the upper one has its turn first. */
export function LiveRules() {
  const list = useRead(rules.listRules, {})
  const work = useRead(ruleEditor.listWork, {})
  const conflicts = useRead(ruleEditor.listConflicts, {})
  const move = useWrite(ruleEditor.moveRule)
  const setEnabled = useWrite(rules.setRuleEnabled)
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const opening = useOpening()
  const open = (next: Opened) => {
    setOpened(next)
    opening.open()
  }

  async function openDraft(kind: 'edit' | 'switch-on', id: string) {
    await attempt(ask(ruleEditor.getRule, { id }).then((draft) => open({ kind, draft })))
  }

  return (
    <div className="rules-body" ref={body} tabIndex={-1}>
      {list.length > 0 ? (
        <ol aria-label="Rules">
          {list.map((rule, at) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              controls={
                <>
                  <IconButton
                    label={`Move ${rule.name} up`}
                    icon={<ChevronUp />}
                    disabled={at === 0}
                    onClick={() => void attempt(move.mutateAsync({ id: rule.id, to: at - 1 }))}
                  />
                  <IconButton
                    label={`Move ${rule.name} down`}
                    icon={<ChevronDown />}
                    disabled={at === list.length - 1}
                    onClick={() => void attempt(move.mutateAsync({ id: rule.id, to: at + 1 }))}
                  />
                  <Switch
                    bare
                    label={`Enable ${rule.name}`}
                    checked={rule.enabled}
                    onChange={(checked) =>
                      checked
                        ? void openDraft('switch-on', rule.id)
                        : void attempt(setEnabled.mutateAsync({ id: rule.id, enabled: false }))
                    }
                  />
                  <Menu
                    label={`More actions for ${rule.name}`}
                    items={[
                      {
                        label: 'Edit',
                        icon: <Pencil />,
                        onSelect: () => void openDraft('edit', rule.id),
                      },
                      {
                        label: 'What it did',
                        icon: <History />,
                        onSelect: () => open({ kind: 'changed', rule }),
                      },
                      {
                        label: 'Undo all its changes',
                        icon: <RotateCcw />,
                        onSelect: () => open({ kind: 'undo', rule }),
                      },
                      {
                        label: 'Delete',
                        icon: <Trash2 />,
                        danger: true,
                        parted: true,
                        onSelect: () => open({ kind: 'delete', rule }),
                      },
                    ]}
                    trigger={(wires) => (
                      <IconButton
                        label={`More actions for ${rule.name}`}
                        icon={<Ellipsis />}
                        {...wires}
                      />
                    )}
                  />
                </>
              }
            >
              <ChangedArticles
                work={work.find(({ id }) => id === rule.id)}
                onOpen={() => open({ kind: 'changed', rule })}
              />
              <Translating rule={rule} work={work.find(({ id }) => id === rule.id)} />
              {conflictsOf(rule, conflicts).map((conflict) => (
                <ConflictNote key={conflict.upper.id} conflict={conflict} />
              ))}
            </RuleCard>
          ))}
        </ol>
      ) : (
        <Empty title="No rules yet">Rules sort, tag or announce new articles automatically.</Empty>
      )}
      <RuleOffers onTake={(draft) => open({ kind: 'edit', draft })} />
      {opened && (
        // A draft that was left, or previewed a while ago, is not shown again.
        <Dialogs key={opening.nth} opened={opened} open={opening.isOpen} onClose={opening.close} />
      )}
    </div>
  )
}

interface DialogsProps {
  opened: Opened
  open: boolean
  onClose: () => void
}

function Dialogs({ opened, open, onClose }: DialogsProps) {
  const dialog = { open, onClose }
  switch (opened.kind) {
    case 'edit':
      return <RuleDialog draft={opened.draft} {...dialog} />
    case 'switch-on':
      return <SwitchOnDialog rule={opened.draft} {...dialog} />
    case 'changed':
      return <ChangedDialog rule={opened.rule} {...dialog} />
    case 'undo':
      return <UndoRuleDialog rule={opened.rule} {...dialog} />
    case 'delete':
      return <DeleteRuleDialog rule={opened.rule} {...dialog} />
  }
}

interface ChangedArticlesProps {
  work: { changed: number; isBusy: boolean } | undefined
  onOpen: () => void
}

/** The most that is counted exactly. */
const COUNTED = 1000

function ChangedArticles({ work, onOpen }: ChangedArticlesProps) {
  if (!work || (work.changed === 0 && !work.isBusy)) return null
  const count = work.changed >= COUNTED ? `${COUNTED.toLocaleString('en')} or more` : work.changed
  return (
    <p className="rule-changed">
      <Button size="s" variant="quiet" onClick={onOpen}>
        Changed {count} {work.changed === 1 ? 'article' : 'articles'}
      </Button>
      {work.isBusy && <span className="meta">Still processing older articles…</span>}
    </p>
  )
}

interface TranslatingProps {
  rule: AutomationRule
  work: RuleWork | undefined
}

/** Tells the lack of a rule that translates, or the thing that it waits for. */
function Translating({ rule, work }: TranslatingProps) {
  if (work?.needsEndpoint) return <NeedsEndpoint />
  if (!work || work.translating === 0 || !rule.enabled) return null
  const count =
    work.translating >= COUNTED ? `${COUNTED.toLocaleString('en')} or more` : work.translating
  return (
    <p className="rule-changed meta" dir="auto">
      {count} {work.translating === 1 ? 'summary' : 'summaries'} to translate.
      {work.trouble && ` ${work.trouble}`}
    </p>
  )
}

/** Said once, at the rule that has to give way. */
function conflictsOf(rule: AutomationRule, conflicts: readonly RuleConflict[]): RuleConflict[] {
  return conflicts.filter(({ lower }) => lower.id === rule.id)
}
