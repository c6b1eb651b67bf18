import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import type { Narration } from '../sound/narration.ts'
import type { MadePiece, MakeWork, MakingStage } from './make-work.ts'
import type { Making } from './making.ts'

/** Draws a narration and puts both into one file. */
export async function makeFilm(
  { folder }: MakeWork,
  _narration: Narration,
  _making: (stage: MakingStage) => Making,
): Promise<Pick<MadePiece, 'file' | 'mediaType' | 'seconds'>> {
  throw new Problem('unavailable', `No film in ${join(folder)}`)
}

export async function coverIn(_work: MakeWork): Promise<string | null> {
  return null
}
