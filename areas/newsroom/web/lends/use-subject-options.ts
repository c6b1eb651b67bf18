import { feed } from '#areas/feed/contract.ts'
import { hubs } from '#areas/hubs/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { useRead } from '#web/asking/api.tsx'

/**
 * The options of a select for subjects with many articles; their values are texts of `subjectKey`.
 */
export function useSubjectOptions() {
  const ofHubs = useRead(hubs.listHubs, {}).filter(({ isCustom }) => isCustom)
  const ofTopics = useRead(topics.listTopics, {})
  const ofFolders = useRead(feed.listFolders, { search: '' })
  return [
    { value: 'recent:24', label: 'Most important of the last 24 hours' },
    { value: 'recent:168', label: 'Most important of the last 7 days' },
    { value: 'saved', label: 'What you saved' },
    ...ofHubs.map(({ id, name }) => ({ value: `hub:${id}`, label: `Hub: ${name}` })),
    ...ofTopics.map(({ id, title }) => ({ value: `topic:${id}`, label: `Topic: ${title}` })),
    ...ofFolders.map(({ name }) => ({ value: `folder:${name}`, label: `Folder: ${name}` })),
  ]
}
