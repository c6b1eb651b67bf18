import { feed } from '#areas/feed/contract.ts'
import { hubs } from '#areas/hubs/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { chosenSubject } from '../../programme-words.ts'

interface SubjectSelectProps {
  /** The subject in the form of `subjectKey`. */
  value: string
  onChange: (value: string) => void
}

/** Chooses the subject to make pieces from again and again. */
export function SubjectSelect({ value, onChange }: SubjectSelectProps) {
  const ofHubs = useRead(hubs.listHubs, {}).filter(({ isCustom }) => isCustom)
  const ofTopics = useRead(topics.listTopics, {})
  const ofFolders = useRead(feed.listFolders, { search: '' })
  const options = [
    { value: 'recent:24', label: 'Most important of the last 24 hours' },
    { value: 'recent:168', label: 'Most important of the last 7 days' },
    { value: 'saved', label: 'What you saved' },
    ...ofHubs.map(({ id, name }) => ({ value: `hub:${id}`, label: `Hub: ${name}` })),
    ...ofTopics.map(({ id, title }) => ({ value: `topic:${id}`, label: `Topic: ${title}` })),
    ...ofFolders.map(({ name }) => ({ value: `folder:${name}`, label: `Folder: ${name}` })),
  ]
  const isKnown = options.some((option) => option.value === value)
  return (
    <Select
      options={isKnown ? options : [...options, { value, label: otherWords(value) }]}
      value={value}
      onChange={onChange}
    />
  )
}

/** The words for a subject that another program chose, or that is gone: the choice still holds. */
function otherWords(value: string): string {
  const subject = chosenSubject(value)
  if (subject.kind === 'search') return `Search: ${subject.text}`
  if (subject.kind === 'recent') return `Most important of the last ${subject.hours} hours`
  return 'A hub, topic or folder that is gone'
}
