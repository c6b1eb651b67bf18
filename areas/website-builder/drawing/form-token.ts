/**
 * Stands in the form of a page until it is served: a token says when, and for which site, the form was drawn. No text of a
 * reader can be the same, as its brackets are escaped.
 */
export const FORM_TOKEN = '<!--form-token-->'
