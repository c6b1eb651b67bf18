import { access } from '#platform/access/contract.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioTokens } from '../../contracts/tokens.ts'

/**
 * The API token with which functions of a project read, and the buttons that make and remove it.
 */
export function ProjectToken({ id: project }: { id: string }) {
  const { token } = useRead(studioTokens.getToken, { project })
  const attempt = useAttempt()
  const make = useWrite(studioTokens.makeToken)
  const remove = useWrite(access.removeToken)
  if (token === null)
    return (
      <div className="project-link">
        <p className="field-hint">
          Functions of this project cannot read your news. An API token lets them read all that you
          can read here, and change nothing. Whoever opens the app sees what its functions answer.
        </p>
        <Button
          size="s"
          disabled={make.isPending}
          onClick={() => void attempt(make.mutateAsync({ project }))}
        >
          Make a token
        </Button>
      </div>
    )
  const { id, name, usedAt } = token
  return (
    <div className="project-link">
      <p className="field-hint">
        Functions of this project read your news with the{' '}
        <PageLink page="/news-hub/settings?at=access">API token</PageLink>{' '}
        <strong dir="auto">{name}</strong>, and change nothing.{' '}
        {usedAt === null ? (
          'Never used.'
        ) : (
          <>
            Last used <Ago time={usedAt} inSentence />.
          </>
        )}
      </p>
      <Button
        size="s"
        disabled={remove.isPending}
        onClick={() => void attempt(remove.mutateAsync({ id }))}
      >
        Remove the token
      </Button>
    </div>
  )
}
