import { clockTime } from '../../../playing-times.ts'
import { noteParts } from './note-times.ts'
import type { Playing } from '../playback/use-playing-here.ts'

interface NotesProps {
  notes: string
  language: string
  playback: Playing
}

/** The show notes of an episode. A click on a time jumps to it. */
export function Notes({ notes, language, playback }: NotesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys have to reach it.
    <div className="player-transcript-words player-notes" lang={language} dir="auto" tabIndex={0}>
      {noteParts(notes, playback.seconds).map(({ text, seconds }, index) =>
        seconds === undefined ? (
          text
        ) : (
          <button
            key={index}
            type="button"
            title={`Play from ${clockTime(seconds)}`}
            onClick={() => playback.seek(seconds)}
          >
            {text}
          </button>
        ),
      )}
    </div>
  )
}
