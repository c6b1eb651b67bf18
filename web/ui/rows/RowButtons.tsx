import { Button } from '../controls/Button.tsx'

interface RowButtonsProps {
  /**
   * The title of the row, which is added to each button's name for people who cannot see which row
   * it is in.
   */
  title: string
  buttons: readonly { words: string; isPending?: boolean | undefined; press: () => void }[]
}

/** Buttons with the actions on a row of a list in the settings. */
export function RowButtons({ title, buttons }: RowButtonsProps) {
  return (
    <div className="settings-actions">
      {buttons.map(({ words, isPending = false, press }) => (
        <Button key={words} size="s" disabled={isPending} onClick={press}>
          {words}
          <span className="visually-hidden">: {title}</span>
        </Button>
      ))}
    </div>
  )
}
