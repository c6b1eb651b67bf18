import { ahead, citationOf, lead, type Make } from './make.ts'

export const assistantValues: Record<string, Make> = {
  'assistant_turns.scope': ({ nth }) => ({ article: nth + 1 }),
  'assistant_turns.zone': () => 'Europe/Berlin',
  'assistant_turns.state': () => 'done',
  'assistant_turns.answer': ({ nth, now }) => ({
    ...{
      kind: 'found',
      asked: { kind: 'anything' },
      intro: 'These are sentences of your sources.',
    },
    sentences: [{ text: lead, citations: [citationOf(nth, now)] }],
    ...{ figures: [], nearest: [], offers: [] },
  }),
  'assistant_turns.accepted': () => [],
  'assistant_recaps.items': ({ nth }) => [
    {
      ...{ article: nth + 1, lead: [], links: [], related: [] },
      features: [{ text: lead, entry: nth + 1, start: 0, end: lead.length }],
    },
  ],
  'assistant_briefings.subject': () => ({ kind: 'recent', hours: 24 }),
  'assistant_briefings.span': () => 'day',
  'assistant_briefings.times': () => ({ repeats: 'daily', time: '08:00', zone: 'UTC' }),
  'assistant_briefings.channels': () => ['panel'],
  'assistant_briefings.piece': () => null,
  'assistant_briefings.when_empty': () => 'say',
  'assistant_briefings.next_at': ahead(24),
  'assistant_briefings.deleted_at': () => null,
  'assistant_sendings.state': () => 'sent',
  'assistant_sendings.next_at': () => null,
  'assistant_sendings.is_in_panel': () => true,
  'assistant_sendings.recap': ({ now }) => ({
    ...{ title: 'Nothing new this week', text: 'You opened no articles.', items: [] },
    ...{ sentAt: now.toISOString(), reading: { days: [], subjects: [] } },
  }),
}
