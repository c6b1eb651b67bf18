import { PageLink } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { AddAccount } from '#platform/connections/web/lends/AddAccount.tsx'
import type { Integration } from '../contract.ts'

/** Says what an integration needs, with the form or the page that sets it up. */
export function IntegrationSetup({ setup, name }: Required<Pick<Integration, 'setup' | 'name'>>) {
  const { missing, accountKind, page } = setup
  return (
    <div className="integration-setup">
      <p className="field-hint" dir="auto">
        {missing}
      </p>
      {accountKind === null ? (
        <PageLink className={buttonClass()} page={page}>
          Set up {name}
        </PageLink>
      ) : (
        <AddAccount kind={accountKind} label={`Connect ${name}`} />
      )}
    </div>
  )
}
