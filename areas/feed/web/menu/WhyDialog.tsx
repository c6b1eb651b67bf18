import { useRead } from '#web/asking/api.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Newspaper } from '#web/ui/icons.ts'
import { TrendingDown, TrendingUp } from '#web/ui/more-icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { reading } from '../../contracts/reading.ts'

interface WhyDialogProps {
  article: Article
  open: boolean
  onClose: () => void
}

/** The reasons why an article is in the reader's lists, and what affects its rank in For You. */
export function WhyDialog({ article, open, onClose }: WhyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Why am I seeing this?"
      skeleton={<SkeletonLines count={4} />}
    >
      <Why article={article} />
    </Dialog>
  )
}

function Why({ article }: { article: Article }) {
  const { because, factors } = useRead(reading.explainArticle, { article: article.id })
  return (
    <div className="why">
      <p dir="auto">
        <strong>{article.title}</strong>
      </p>
      <section>
        <h3>You see this because</h3>
        <ul>
          {because.map((text) => (
            <li key={text}>
              <Newspaper />
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      </section>
      {factors.length > 0 && (
        <section>
          <h3>What affects its rank in For You</h3>
          <ul>
            {factors.map(({ text, effect }) => (
              <li key={text} data-effect={effect}>
                {effect === 'raises' ? <TrendingUp /> : <TrendingDown />}
                <span dir="auto">
                  <span className="visually-hidden">{effect === 'raises' ? 'Up: ' : 'Down: '}</span>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
