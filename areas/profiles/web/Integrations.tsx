import { useWrite } from '#web/asking/api.tsx'
import {
  AtSign,
  GitBranch,
  HardDrive,
  Hash,
  MessagesSquare,
  NotebookText,
} from '#web/ui/more-icons.ts'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { profiles, type Integration, type Profile } from '../contract.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'

/** Signs of what the services are for; their own marks belong to them. */
const icons: Record<Integration['icon'], typeof Hash> = {
  notebook: NotebookText,
  drive: HardDrive,
  hash: Hash,
  branch: GitBranch,
  at: AtSign,
  messages: MessagesSquare,
}

/** The services that the hub may draw on for this profile. */
export function Integrations({ profile }: { profile: Profile }) {
  const toggle = useWrite(profiles.toggleIntegration)
  return (
    <ul className="integrations" aria-label="Integrations">
      {profile.integrations.map(({ id, name, description, icon, connected }) => {
        const Icon = icons[icon]
        return (
          <li key={id}>
            <Sign>
              <Icon />
            </Sign>
            <Switch
              label={name}
              hint={description}
              checked={connected}
              onChange={() => toggle.mutate({ id: profile.id, integration: id })}
            />
          </li>
        )
      })}
    </ul>
  )
}
