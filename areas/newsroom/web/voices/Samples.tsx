import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Play } from '#web/ui/icons.ts'
import { Volume2 } from '#web/ui/more-icons.ts'
import { usePlayer } from '../player/playback/now-playing.ts'
import { sampleAddress, sampleLanguages, type SampleLanguage } from '../../voice-settings.ts'

const hosts = [
  { speaker: 'a', label: 'Hear host A' },
  { speaker: 'b', label: 'Hear host B' },
] as const

/** Buttons to hear both hosts, and a select for the language. */
export function Samples({ address }: { address: string }) {
  const [language, setLanguage] = useState<SampleLanguage>('en')
  const { sounds, error, hear } = useSample()
  return (
    <div className="settings-actions voices-samples">
      <span className="voices-language">
        <Select
          aria-label="Language of the sample"
          options={sampleLanguages}
          value={language}
          onChange={(chosen) => setLanguage(chosen)}
        />
      </span>
      {hosts.map(({ speaker, label }) => (
        <Button
          key={speaker}
          icon={sounds === speaker ? <Volume2 /> : <Play />}
          pressed={sounds === speaker}
          onClick={() => hear(speaker, sampleAddress(address, speaker, language))}
        >
          {label}
        </Button>
      ))}
      {error && (
        <p className="field-error" role="alert">
          This voice could not be heard. Check the settings below and try again.
        </p>
      )}
    </div>
  )
}

/** Plays one sample at a time. A second click on the same button stops it. */
function useSample() {
  const player = usePlayer()
  const audio = useRef<HTMLAudioElement | null>(null)
  const [sounds, setSounds] = useState<string | null>(null)
  const [error, setError] = useState(false)
  useEffect(() => () => audio.current?.pause(), [])

  function hear(speaker: string, address: string) {
    audio.current?.pause()
    setError(false)
    setSounds(null)
    if (sounds === speaker) return
    player.pause()
    const sample = new Audio(address)
    audio.current = sample
    setSounds(speaker)
    const isCurrent = () => audio.current === sample
    sample.addEventListener('ended', () => isCurrent() && setSounds(null))
    sample.play().catch((cause: unknown) => {
      // Another sample was chosen before this one began.
      if (!isCurrent() || (cause instanceof DOMException && cause.name === 'AbortError')) return
      setSounds(null)
      setError(true)
    })
  }
  return { sounds, error, hear }
}
