import type { ViewMode } from '../../contract.ts'
import { GenerationProvider } from '#areas/newsroom/web/lends/GenerationProvider.tsx'
import { Synth } from './Synth.tsx'
import { Themes } from './Themes.tsx'

/** The front page in another way than by its modules. */
export function FeedView({ mode }: { mode: Exclude<ViewMode, 'custom'> }) {
  return <GenerationProvider>{mode === 'synth' ? <Synth /> : <Themes />}</GenerationProvider>
}
