import './Leaderboard.css'
import { usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { ArenaPages } from './ArenaPages.tsx'

interface Arena {
  title: string
  note: string
  /** The address of the page on which people vote. */
  address: string
}

const textArena: Arena = {
  title: 'Text Arena',
  note: 'In the Text Arena you ask two models the same question, read both answers without knowing who wrote which, and vote for the better one. The votes are cast on the space of LMArena itself.',
  address: 'https://huggingface.co/spaces/lmarena-ai/chatbot-arena',
}

const visionArena: Arena = {
  title: 'Vision Arena',
  note: 'In the Vision Arena you show two models the same picture, ask about it, and vote for the answer that sees more. The votes are cast on the space of LMArena itself.',
  address: 'https://huggingface.co/spaces/lmarena-ai/arena-vision',
}

/** Describes a site where people vote, and links to it. */
export function ArenaScreen() {
  const { page } = usePage()
  const { title, note, address } = page.endsWith('vision-arena') ? visionArena : textArena
  return (
    <>
      <ArenaPages />
      <section className="arena">
        <h2>{title}</h2>
        <p>{note}</p>
        <a
          className={buttonClass({ variant: 'primary' })}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink />
          Open {title}
        </a>
      </section>
    </>
  )
}
