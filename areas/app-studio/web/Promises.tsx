import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { LibraryBig, Rocket } from '#web/ui/more-icons.ts'

const promises = [
  {
    title: 'AI Code Assistant',
    Icon: Sparkles,
    text: 'Say what should be different; it changes the code, runs it, and shows you the lines.',
  },
  {
    title: 'Templates Library',
    Icon: LibraryBig,
    text: 'Beginnings that have been finished before: sign-in, payments, maps, calendars.',
  },
  {
    title: 'One-Click Deploy',
    Icon: Rocket,
    text: 'From the branch to the harbor, with the way back kept open.',
  },
]

/** What the studio does beside keeping projects. */
export function Promises() {
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
