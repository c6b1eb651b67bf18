import { Suspense, useEffect } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useNowPlaying, usePlayer } from './playback/now-playing.ts'

const Player = lazyPart(async () => (await import('./Player.tsx')).Player)

/** The only player of a page. Its code is loaded with the first piece. */
export function PlayerPlace() {
  const { resumeLeft } = usePlayer()
  const now = useNowPlaying()
  useEffect(resumeLeft, [resumeLeft])
  if (now === null) return null
  return (
    <Suspense fallback={null}>
      <Player key={now.id} id={now.id} leftAt={now.leftAt ?? null} />
    </Suspense>
  )
}
