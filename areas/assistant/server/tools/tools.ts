import type { Action } from '#platform/actions/contracts/action.ts'
import { lookUpActions } from '../../contracts/actions.ts'

/** An action as a model receives it. */
export interface Tool {
  name: string
  /** Describes the action and its input. */
  description: string
  action: Action
}

/** All look-ups, in the order in which a model receives them. */
export const tools: readonly Tool[] = [
  {
    name: 'search',
    description:
      'Finds articles by a few words that all occur in them, and by meaning; title:word, source:name and -word narrow it. from and to are times (ISO 8601, UTC). {"query": "harbour strike", "from": "2026-01-31T00:00:00Z"}',
    action: lookUpActions.search,
  },
  {
    name: 'read_article',
    description: 'What the sources of an article say. {"article": 12}',
    action: lookUpActions.readArticle,
  },
  {
    name: 'read_entry',
    description: 'What one source published, by the number of its entry. {"entry": 34}',
    action: lookUpActions.readEntry,
  },
  {
    name: 'changed_since',
    description:
      'What was published since a time (ISO 8601, UTC), the newest first. {"since": "2026-01-31T12:00:00Z"}',
    action: lookUpActions.listChanged,
  },
  {
    name: 'first_report',
    description:
      'Who reported an article first, when each outlet did, and who copied whom. {"article": 12}',
    action: lookUpActions.listFirstReports,
  },
  {
    name: 'compare_sources',
    description:
      'What two outlets say on the same article, by their names. {"article": 12, "outlets": ["Harbour Post", "Orrin Times"]}',
    action: lookUpActions.compareSources,
  },
  {
    name: 'figures',
    description: 'How the figures of a story changed over time. {"story": "harbour strike losses"}',
    action: lookUpActions.readFigures,
  },
  {
    name: 'list_topics',
    description: 'The topics that the reader follows, with their newest headlines. {}',
    action: lookUpActions.listTopics,
  },
]
