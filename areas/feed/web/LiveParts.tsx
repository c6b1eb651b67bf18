import { AskAbout } from '#areas/assistant/web/lends/AskAbout.tsx'
import { TopicTools as Tools } from '#areas/topics/web/lends/TopicTools.tsx'

// Parts of the front page that only a live server has. They are in one file, because each further
// file would add its name to the first load.
export { EmptyHub } from '#areas/hubs/web/lends/EmptyHub.tsx'
export { KnownHub } from '#areas/hubs/web/lends/KnownHub.tsx'
export { KeptView } from './KeptView.tsx'
export { Trends } from './trends/Trends.tsx'

/** The button to ask about a topic, inside an open topic. */
export function TopicTools() {
  return (
    <Tools
      actions={({ id, title }, onClose) => (
        <AskAbout about={{ kind: 'topic', label: title, scope: { topic: id } }} onAsk={onClose} />
      )}
    />
  )
}
