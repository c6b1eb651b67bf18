import { useWrite } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Card } from '#web/ui/blocks/Cards.tsx'
import { count } from '#web/ui/count.ts'
import { LayoutGrid } from '#web/ui/icons.ts'
import { BookMarked, GitPullRequestArrow, Scale, Star, Timer } from '#web/ui/more-icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { marketplace, type Tool } from '../contract.ts'
import { filterWords, priceWords } from './tool-words.ts'

const icons: Record<string, typeof Timer> = {
  timer: Timer,
  merge: GitPullRequestArrow,
  book: BookMarked,
  scale: Scale,
}

export function ToolCard({ tool }: { tool: Tool }) {
  const { id, name, description, icon, category, author, price, rating, installs } = tool
  const notify = useWrite(marketplace.notifyMe)
  const Icon = icons[icon] ?? LayoutGrid
  return (
    <Card
      title={name}
      icon={<Icon />}
      mark={tool.comingSoon && <Badge tone="pencil">Coming Soon</Badge>}
      kicker={filterWords[category]}
      foot={
        <>
          <span className="tool-price">{priceWords(price)}</span>
          <Button
            size="s"
            disabled={!tool.takesNotices}
            onClick={() => notify.mutate({ toolId: id })}
          >
            Notify Me
          </Button>
        </>
      }
    >
      <p className="meta">by {author}</p>
      <p>{description}</p>
      <p className="tool-facts">
        <span>
          <Star />
          <span className="visually-hidden">Rating </span>
          {rating.toFixed(1)}
        </span>
        <span>{count(installs, 'install')}</span>
      </p>
      {notify.error && <p role="alert">{explain(notify.error)}</p>}
    </Card>
  )
}
