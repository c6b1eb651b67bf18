import { useState } from 'react'
import { useAction, useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Problem } from '#core/problem.ts'
import type { Account } from '../contracts/account.ts'
import { passkeys, type Passkey } from '../contracts/passkeys.ts'

/** The reader's passkeys, and a button that adds one on this device. */
export function PasskeyList({ account: { asksToSignIn } }: { account: Account }) {
  const known = useRead(passkeys.listPasskeys, {})
  return (
    <section aria-label="Passkeys">
      <h3>Passkeys</h3>
      <p className="field-hint">
        Sign in with the screen lock of a device or with a security key, without a password.
      </p>
      {known.length > 0 && (
        <ul>
          {known.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey asksToSignIn={asksToSignIn} />
    </section>
  )
}

function AddPasskey({ asksToSignIn }: { asksToSignIn: boolean }) {
  const [name, setName] = useState('')
  const offer = useWrite(passkeys.offerPasskey)
  const keep = useWrite(passkeys.addPasskey)
  const add = useAction(async (name: string) => {
    if (name.trim() === '') {
      const message = 'Say which device it is on'
      throw new Problem('invalid', message, { fields: { name: message } })
    }
    const { options, ticket } = await offer.mutateAsync({})
    await keep.mutateAsync({ name, ticket, credential: await makePasskey(options) })
  })
  const fault = add.error instanceof Problem ? add.error.fields?.['name'] : undefined
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    await add.mutateAsync(name)
    setName('')
    if (!asksToSignIn) location.reload()
  }
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={(event) => void submit(event).catch(() => {})}
    >
      <div className="settings-fields">
        <Field label="Which device" error={fault}>
          <TextInput
            autoComplete="off"
            placeholder="My phone"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </div>
      {add.error && fault === undefined && (
        <p className="field-error" role="alert">
          {explain(add.error)}
        </p>
      )}
      <Button type="submit" disabled={add.isPending}>
        Add a passkey
      </Button>
    </form>
  )
}

/** Makes a passkey in this browser; returns it as JSON. */
async function makePasskey(options: string): Promise<string> {
  if (!('PublicKeyCredential' in window) || !PublicKeyCredential.parseCreationOptionsFromJSON) {
    throw new Problem('unavailable', 'This browser makes no passkeys. Try another one.')
  }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch((error: Error) => {
    throw new Problem(
      'unavailable',
      error.name === 'InvalidStateError'
        ? 'This device has a passkey for you already.'
        : 'No passkey was made. Try again.',
    )
  })
  return JSON.stringify((made as PublicKeyCredential).toJSON())
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, isSynced, createdAt, usedAt } = passkey
  const [typed, setTyped] = useState<string | null>(null)
  const rename = useWrite(passkeys.renamePasskey)
  const remove = useWrite(passkeys.removePasskey)
  const error = rename.error ?? remove.error
  const save = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    await rename.mutateAsync({ id, name: typed ?? name })
    setTyped(null)
  }
  return (
    <li className="settings-row">
      <div>
        {typed === null ? (
          <p dir="auto">{name}</p>
        ) : (
          <form onSubmit={(event) => void save(event).catch(() => {})}>
            <Field label="Name of the passkey">
              <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          </form>
        )}
        <p className="meta">
          {isSynced ? 'On several devices' : 'On one device'}. Added{' '}
          <Ago time={createdAt} inSentence />
          {usedAt === null ? (
            ', never used'
          ) : (
            <>
              , last used <Ago time={usedAt} inSentence />
            </>
          )}
        </p>
        <FormError of={error} />
      </div>
      <p className="settings-actions">
        {typed === null ? (
          <Button size="s" onClick={() => setTyped(name)}>
            Rename
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : (
          <Button size="s" onClick={(event) => void save(event).catch(() => {})}>
            Save the name
          </Button>
        )}
        <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
          Remove
          <span className="visually-hidden">: {name}</span>
        </Button>
      </p>
    </li>
  )
}
