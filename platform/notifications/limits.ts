/** Limits of mails that the server sends by a reader's mail server. */
export const MAIL_OUT = {
  hostCharacters: 253,
  addressCharacters: 320,
  passwordCharacters: 500,
  subjectCharacters: 300,
  /** The longest body of a mail, each as HTML and as text. */
  bodyCharacters: 500_000,
  connectMs: 10_000,
  /** The longest silence of the mail server. */
  silentMs: 20_000,
  /** The time limit of the whole exchange, from connecting to the last answer. */
  timeMs: 60_000,
  /** The most bytes of a mail server's answer; only a part of it is shown. */
  answerBytes: 64 * 1024,
  answerCharacters: 300,
} as const
