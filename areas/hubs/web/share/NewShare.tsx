import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Link } from '#web/ui/more-icons.ts'
import { hubShares } from '../../contracts/share.ts'
import { expiryIn, expiryOptions } from './expiry.ts'

/** The form that shares a hub by a link. */
export function NewShare({ hub }: { hub: string }) {
  const [expiry, setExpiry] = useState('')
  const create = useWrite(hubShares.saveShare)
  return (
    <>
      <Field label="Link expires">
        <Select options={expiryOptions} value={expiry} onChange={setExpiry} />
      </Field>
      <FormError of={create.error} />
      <div className="share-actions">
        <Button
          variant="primary"
          icon={<Link />}
          disabled={create.isPending}
          onClick={() =>
            create.mutate({ hub, expiresAt: expiryIn(expiry, Date.now()), isIndexed: false })
          }
        >
          Create link
        </Button>
      </div>
    </>
  )
}
