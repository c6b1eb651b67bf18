// What doors that know what a topic holds, and what is talked about more than usual, add to the front page: it
// travels together, since every file apart costs the first load its name.
export { EmptyHub } from '#areas/hubs/web/lends/EmptyHub.tsx'
export { KnownHub } from '#areas/hubs/web/lends/KnownHub.tsx'
export { KeptView } from './KeptView.tsx'
export { TopicTools } from '#areas/topics/web/lends/TopicTools.tsx'
export { Trends } from './trends/Trends.tsx'
