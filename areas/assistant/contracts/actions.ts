import { defineActions } from '#platform/actions/contracts/action.ts'
import { lookUps } from './look-ups.ts'

export const lookUpActions = defineActions(lookUps, {
  search: { title: 'Find what sources say', example: { query: 'harbour strike' } },
  readArticle: { title: 'Read what the sources of an article say', example: { article: 7 } },
  readEntry: { title: 'Read what one source published', example: { entry: 12 } },
  listChanged: {
    title: 'Find what was published since a time',
    example: { since: '2026-01-31T12:00:00.000Z' },
  },
  listFirstReports: { title: 'Find who reported first', example: { article: 7 } },
  compareSources: {
    title: 'Compare two sources',
    example: { article: 7, outlets: ['Harbour Gazette', 'Coast Radio'] },
  },
  readFigures: { title: 'Find figures over time', example: { story: 'harbour strike losses' } },
  listTopics: { title: 'List topics with headlines', example: {} },
})
