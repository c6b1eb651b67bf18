/** Mails that the server hands over to the mail server of a reader. */
export const MAIL_OUT = {
  hostCharacters: 253,
  addressCharacters: 320,
  passwordCharacters: 500,
  subjectCharacters: 300,
  /** The body of one mail, as HTML and as text. */
  bodyCharacters: 500_000,
  connectMs: 10_000,
  /** Time without a word from the server. */
  silentMs: 20_000,
  /** The whole exchange, from connecting to the last answer. */
  timeMs: 60_000,
  /** The size of a server's answer, and the part of it that is shown. */
  answerBytes: 64 * 1024,
  answerCharacters: 300,
} as const
