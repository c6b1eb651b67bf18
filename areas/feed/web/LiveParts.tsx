import { AskAbout } from '#areas/assistant/web/lends/AskAbout.tsx'
import { TopicTools as Tools } from '#areas/topics/web/lends/TopicTools.tsx'

// Parts of the front page for doors that keep topics and trends: they travel together, since every file apart costs
// the first load its name.
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
