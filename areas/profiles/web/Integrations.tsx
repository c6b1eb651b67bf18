import { useWrite } from '#web/asking/api.tsx'
import {
  AtSign,
  GitBranch,
  HardDrive,
  Hash,
  MessagesSquare,
  NotebookText,
} from '#web/ui/more-icons.ts'
import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Globe } from '#web/ui/icons.ts'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { profiles, type Integration, type Profile } from '../contract.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'

/**
 * Icons that show the purpose of services. Their logos are not used, because they are trademarks.
 */
const icons: Record<Integration['icon'], ComponentType> = {
  notebook: NotebookText,
  drive: HardDrive,
  hash: Hash,
  branch: GitBranch,
  at: AtSign,
  messages: MessagesSquare,
  globe: Globe,
}

// This is loaded if there are accounts to choose from.
const AccountsOfIntegration = lazyPart(
  async () => (await import('./AccountsOfIntegration.tsx')).AccountsOfIntegration,
)

/** The services that the server may use for this profile. */
export function Integrations({ profile }: { profile: Profile }) {
  const hasAccounts = profile.integrations.some(({ accounts }) => accounts !== undefined)
  return (
    <ul
      className={hasAccounts ? 'integrations integrations-accounts' : 'integrations'}
      aria-label="Integrations"
    >
      {profile.integrations.map((integration) => {
        const Icon = icons[integration.icon]
        return (
          <li key={integration.id}>
            <Sign>
              <Icon />
            </Sign>
            <Connection profileId={profile.id} integration={integration} />
          </li>
        )
      })}
    </ul>
  )
}

function Connection({ profileId, integration }: { profileId: string; integration: Integration }) {
  const toggle = useWrite(profiles.toggleIntegration)
  const { id, name, description, connected, accounts, missing } = integration
  if (missing === undefined && accounts === undefined)
    return (
      <Switch
        label={name}
        hint={description}
        checked={connected}
        onChange={() => toggle.mutate({ id: profileId, integration: id })}
      />
    )
  return (
    <div className="profile-integration" role="group" aria-label={name}>
      <h4>{name}</h4>
      <p className="field-hint">{missing ?? description}</p>
      {accounts && (
        <Suspense fallback={null}>
          <AccountsOfIntegration profileId={profileId} kind={id} accounts={accounts} />
        </Suspense>
      )}
    </div>
  )
}
