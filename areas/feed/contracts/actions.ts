import { defineActions } from '#platform/actions/contracts/action.ts'
import { feed } from '../contract.ts'
import { reading } from './reading.ts'
import { searching } from './searching.ts'

export const feedActions = defineActions(feed, {
  getHub: { title: 'Look at a hub', example: {} },
  listHeadlines: { title: 'List headlines', example: { period: 'today', search: '' } },
  listFolders: { title: 'List folders', example: { time: 'today', search: '' } },
  listFolderArticles: {
    title: 'List the articles of a folder',
    example: { folder: 'world', period: 'week', search: '' },
  },
})

export const searchingActions = defineActions(searching, {
  searchArticles: {
    title: 'Search articles',
    example: { search: 'harbour strike', order: 'best', count: 10 },
  },
})

export const readingActions = defineActions(reading, {
  listBriefings: {
    title: 'Briefing',
    example: { filter: 'top', time: 'today', search: '', count: 8 },
  },
})
