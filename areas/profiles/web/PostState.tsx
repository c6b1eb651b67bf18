import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { profileContext, type IntegrationAccount } from '../contract.ts'

interface PostStateProps {
  profileId: string
  account: IntegrationAccount
  posts: NonNullable<IntegrationAccount['posts']>
}

/** The state of posting to a channel, with a test and a pause. */
export function PostState({ profileId, account, posts }: PostStateProps) {
  const pause = useWrite(profileContext.pausePosts)
  const test = useWrite(profileContext.sendTestPost)
  const { isPaused, waiting, postedAt } = posts
  const error = test.error ?? pause.error
  const which = { id: profileId, account: account.id }
  const of = <span className="visually-hidden">: {account.name}</span>
  return (
    <>
      {account.problem !== null && <p className="field-error">{account.problem}</p>}
      <p className="meta">
        {isPaused && 'Paused. '}
        {postedAt === null ? (
          'No articles were posted yet'
        ) : (
          <>
            Posted <TimeAgo time={postedAt} inSentence />
          </>
        )}
        {waiting > 0 && ` · ${count(waiting, 'article')} in the next message`}
      </p>
      <div className="settings-actions">
        <Button size="s" disabled={test.isPending} onClick={() => test.mutate(which)}>
          {test.isPending ? 'Sending' : 'Send a test'}
          {of}
        </Button>
        <Button
          size="s"
          disabled={pause.isPending}
          onClick={() => pause.mutate({ ...which, isPaused: !isPaused })}
        >
          {isPaused ? 'Resume' : 'Pause'}
          {of}
        </Button>
      </div>
      <p className="field-hint" role="status">
        {test.data && !test.isPending && 'The test was posted.'}
      </p>
      <FormError of={error} />
    </>
  )
}
