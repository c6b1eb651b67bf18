import { defineActions, undoBy } from '#platform/actions/contracts/action.ts'
import { sources } from '../contract.ts'
import { sourceHealth } from './source-health.ts'

export const sourceActions = defineActions(sources, {
  listSources: { title: 'List sources', example: {} },
  followSource: {
    title: 'Follow a source',
    example: {
      ...{ address: 'https://harbour.example/feed', name: '' },
      ...{ category: 'general', frequency: 'hourly' },
    },
    makes: {
      thing: 'source',
      ids: (_, { source, isKnown }) => (isKnown ? [] : [source.id]),
      undo: (id) => undoBy(sources.unfollowSource, { id }),
    },
  },
  unfollowSource: { title: 'Unfollow a source', example: { id: 'source-7' } },
})

export const sourceHealthActions = defineActions(sourceHealth, {
  muteSources: { title: 'Mute sources', example: { ids: ['source-7'] } },
  unmuteSources: { title: 'Unmute sources', example: { ids: ['source-7'] } },
})
