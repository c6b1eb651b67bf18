const shownLetters = 7

/** Names this build: the beginning of its commit hash, or that it was made here. */
export function buildLabel(commit: string | undefined): string {
  return commit ? commit.slice(0, shownLetters) : 'local dev'
}
