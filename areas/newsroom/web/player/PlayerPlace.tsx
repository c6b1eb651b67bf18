import { Suspense, useEffect } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { useNowPlaying, usePlayer } from './now-playing.ts'

const Player = lazyPart(async () => (await import('./Player.tsx')).Player)

/** The one player of a page; it comes with what is played first. */
export function PlayerPlace() {
  const isKept = useKept('generation/playing')
  const { resumeLeft } = usePlayer()
  const now = useNowPlaying()
  useEffect(resumeLeft, [resumeLeft])
  if (!isKept || now === null) return null
  return (
    <Suspense fallback={null}>
      <Player key={now.id} id={now.id} leftAt={now.leftAt ?? null} />
    </Suspense>
  )
}
