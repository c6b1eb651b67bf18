import { useId, useState, type FormEvent } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { reddit } from '../../../contracts/reddit.ts'

/**
 * Stores the address of the reader's private feed, with which Reddit is requested as the reader. It
 * is never shown again.
 */
export function RedditAccess() {
  const { user } = useRead(reddit.getRedditAccess, {})
  const titleId = useId()
  return (
    <section className="finding-section" aria-labelledby={titleId}>
      <h3 id={titleId}>Your private feed</h3>
      <p className="finding-note">
        Reddit allows one request per minute, which is enough for a few communities. Your private
        feed has no such limit, and lets you follow your home page, saved posts and private
        communities.
      </p>
      {user === null ? <SetPrivateFeed /> : <StoredFeed user={user} />}
    </section>
  )
}

function SetPrivateFeed() {
  const set = useWrite(reddit.setPrivateFeed)
  const [address, setAddress] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (address.trim() !== '' && !set.isPending) set.mutate({ address })
  }

  return (
    <form className="finding-form" noValidate onSubmit={handleSubmit}>
      <Field
        label="Address of a private feed"
        hint="Any RSS link from reddit.com/prefs/feeds. It is stored encrypted and never shown again."
        error={set.error ? explain(set.error) : null}
      >
        <TextInput
          type="password"
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={address.trim() === '' || set.isPending}>
        Save
      </Button>
    </form>
  )
}

function StoredFeed({ user }: { user: string }) {
  const remove = useWrite(reddit.removePrivateFeed)
  return (
    <div className="finding-stored">
      <CircleCheck />
      <p>
        The private feed of <strong>u/{user}</strong> is stored.
      </p>
      <Button
        size="s"
        variant="quiet"
        aria-label="Remove the private feed"
        disabled={remove.isPending}
        onClick={() => remove.mutate({})}
      >
        Remove
      </Button>
      <FormError of={remove.error} />
    </div>
  )
}
