import { AskAbout } from '#areas/assistant/web/lends/AskAbout.tsx'
import { TopicTools as Tools } from '#areas/topics/web/lends/TopicTools.tsx'

// Parts of the front page for doors that keep topics and trends. They are in one file, since every further file adds
// its name to the first load.
export { EmptyHub } from '#areas/hubs/web/lends/EmptyHub.tsx'
export { KnownHub } from '#areas/hubs/web/lends/KnownHub.tsx'
export { KeptView } from './KeptView.tsx'
export { Trends } from './trends/Trends.tsx'

/** Only an open topic can be asked about. */
export function TopicTools() {
  return (
    <Tools
      actions={({ id, title }, onClose) => (
        <AskAbout about={{ kind: 'topic', label: title, scope: { topic: id } }} onAsk={onClose} />
      )}
    />
  )
}
