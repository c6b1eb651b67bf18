import type { Template } from './contract.ts'
import type { WholeBrief } from './drafts/brief.ts'

/** A template that every reader has. */
export interface GeneralTemplate extends Template {
  /** Fields of the brief that the template fills in besides type, tone and length. */
  brief: Partial<WholeBrief>
}

const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS

/** Templates for common texts of any profession. */
export const generalTemplates: readonly GeneralTemplate[] = [
  {
    id: 'weekly-digest',
    name: 'Weekly digest',
    description:
      'The most important news of the last seven days, for people who read you on Fridays.',
    ...{ type: 'email-newsletter', tone: 'friendly', length: 'medium' },
    brief: { subjects: [{ kind: 'recent', hours: WEEK_HOURS }] },
  },
  {
    id: 'morning-briefing',
    name: 'Morning briefing',
    description: 'What happened since yesterday, short enough for one cup of coffee.',
    ...{ type: 'email-newsletter', tone: 'professional', length: 'short' },
    brief: { subjects: [{ kind: 'recent', hours: DAY_HOURS }] },
  },
  {
    id: 'announcement',
    name: 'Announcement',
    description: 'Who, what, when and where, with a contact. An editor can print it as it stands.',
    ...{ type: 'press-release', tone: 'formal', length: 'medium' },
    brief: {},
  },
  {
    id: 'how-to',
    name: 'How-to',
    description: 'One task in steps. Write each step as a point; articles add the background.',
    ...{ type: 'blog-post', tone: 'friendly', length: 'medium' },
    brief: {},
  },
  {
    id: 'background',
    name: 'Background to the news',
    description: 'One subject in depth, told by several outlets that you choose.',
    ...{ type: 'blog-post', tone: 'professional', length: 'long' },
    brief: {},
  },
  {
    id: 'what-is-new',
    name: 'What is new',
    description:
      'A release note. Write each change as a point, and begin with the one people asked for.',
    ...{ type: 'blog-post', tone: 'casual', length: 'short' },
    brief: {},
  },
  {
    id: 'thread',
    name: 'Story as a thread',
    description: 'A story in a few posts, with its sources at the end.',
    ...{ type: 'social-media-post', tone: 'casual', length: 'short' },
    brief: {},
  },
  {
    id: 'product-page',
    name: 'Product page',
    description: 'What a product does and for whom. One point for each thing that it does.',
    ...{ type: 'product-description', tone: 'professional', length: 'short' },
    brief: {},
  },
  {
    id: 'small-ad',
    name: 'Small ad',
    description: 'Forty words and a call to action. No claim that you have not written yourself.',
    ...{ type: 'ad-copy', tone: 'persuasive', length: 'custom' },
    brief: { words: 40 },
  },
]
