interface GenerateButtonProps {
  /** What the piece is made from: a title of an article, a topic or a folder. */
  title: string
  /** The module it was asked for in, such as "Breaking News". */
  sourceModule: string
}

/** Starts a piece of audio, video or text from what it stands beside. */
export function GenerateButton(_props: GenerateButtonProps) {
  return null
}
