import { useRead } from '#web/asking/api.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { LibraryBig, Rocket } from '#web/ui/more-icons.ts'
import { appStudio } from '../contract.ts'

const promises = [
  {
    title: 'AI Code Assistant',
    Icon: Sparkles,
    text: 'Describe the change. It edits the code, runs it, and shows you the diff.',
  },
  {
    title: 'Templates Library',
    Icon: LibraryBig,
    text: 'Ready-made starting points: sign-in, payments, maps, calendars.',
  },
  {
    title: 'One-Click Deploy',
    Icon: Rocket,
    text: 'From branch to production, with one-click rollback.',
  },
]

/**
 * A list of features that the documents describe. It is shown only if projects cannot be created
 * here.
 */
export function Promises() {
  if (useRead(appStudio.listTemplates, {}).canCreate) return null
  return (
    <Cards label="What the studio does">
      {promises.map(({ title, Icon, text }) => (
        <Card key={title} title={title} icon={<Icon className="lucide" />}>
          <p>{text}</p>
        </Card>
      ))}
    </Cards>
  )
}
