import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { siteNews, type ListedStory } from '../../contracts/news.ts'

const OUTLETS_SHOWN = 3

interface StoryRowProps {
  site: string
  story: ListedStory
  /** The address of the site; null if it has none. */
  address: string | null
}

/** One article of a news site, with its actions. */
export function StoryRow({ site, story, address }: StoryRowProps) {
  const { article, title, section, outlets, path, state, isUpdate } = story
  const { dueAt, shownAt, correctedAt } = story
  const stop = useWrite(siteNews.stopStory)
  const allow = useWrite(siteNews.allowStory)
  const show = useWrite(siteNews.showNow)
  const attempt = useAttempt()
  const toast = useToast()
  const isPublic = state === 'public' && address !== null

  async function handleStop() {
    if (!(await attempt(stop.mutateAsync({ site, article }).then(() => true)))) return
    toast({
      title: 'The article is stopped',
      action: {
        label: 'Undo',
        onSelect: () => void attempt(allow.mutateAsync({ site, article })),
      },
    })
  }

  return (
    <li className="story-row">
      <div>
        <h3 dir="auto">
          {isPublic ? (
            <a href={address + path} target="_blank" rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}{' '}
          {isUpdate && <Badge>update</Badge>}
          {correctedAt !== null && state === 'public' && <Badge tone="warn">corrected</Badge>}
        </h3>
        <p className="meta">
          {section !== '' && `${section} · `}
          <bdi>{outletWords(outlets)}</bdi>
          {dueAt !== null && (
            <>
              {' '}
              · public <TimeAgo time={dueAt} inSentence />
            </>
          )}
          {dueAt === null && shownAt !== null && (
            <>
              {' '}
              · first public <Ago time={shownAt} inSentence />
            </>
          )}
        </p>
      </div>
      <div className="site-choices">
        {state === 'waiting' && (
          <Button
            size="s"
            disabled={show.isPending}
            aria-label={`Show now: ${title}`}
            onClick={() => void attempt(show.mutateAsync({ site, article }))}
          >
            Show now
          </Button>
        )}
        {(state === 'waiting' || state === 'public') && (
          <Button
            size="s"
            disabled={stop.isPending}
            aria-label={state === 'public' ? `Take down: ${title}` : `Stop: ${title}`}
            onClick={() => void handleStop()}
          >
            {state === 'public' ? 'Take down' : 'Stop'}
          </Button>
        )}
        {state === 'stopped' && (
          <Button
            size="s"
            disabled={allow.isPending}
            aria-label={`Allow: ${title}`}
            onClick={() => void attempt(allow.mutateAsync({ site, article }))}
          >
            Allow
          </Button>
        )}
      </div>
    </li>
  )
}

function outletWords(outlets: readonly string[]): string {
  const more = outlets.length - OUTLETS_SHOWN
  const shown = outlets.slice(0, OUTLETS_SHOWN).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}
