import type { KeptWindow } from '#engine/joining/kept-window.ts'
import { sql } from '#server/tools.ts'
import type { KeptKind } from '../windows/kept-file.ts'

/** The windows after `position` entries were joined, one for each audience. */
export interface KeptWindows {
  position: number
  windows: ReadonlyMap<string | null, KeptWindow>
}

export const JOINING_WINDOWS: KeptKind = {
  file: 'joining-windows',
  column: sql`kept_windows`,
  windows: 'windows of joining',
}
