/** Keeps what cannot be personal data of an error's texts: the client does it before it reports, the server before it logs. */

/** In UTF-16 code units. */
export const clientErrorMaxLengths = { message: 500, stack: 4_000, name: 100 } as const

/** Words of the messages of browsers and of React: any other word, such as the name of a property, may be somebody's. */
const knownWords = new Set(
  `a abort aborterror aborted accessing after an and any argument arguments array as assertion assignment async at await
  be because been before bigint boolean browser by bytes call called callback can cannot cant canvas changed child class
  clone closed component connection const constructor context could cross database date defined delete denied destructure
  detached device did didnt document does doesnt dom domexception dynamically element empty error errors evalerror
  evaluating event exceeded exist expected expression extensible failed failure fetch find file for format found frame from
  full function get had has have hook hooks html hydrated hydrating hydration identifier import imported importing in index
  indexeddb initialization initialized input insertbefore instance instanceof internal into invalid is iterable iterator its
  iterating javascript json keyword length lexical load loaded loading long map match maximum media memory message method
  minified missing module mutate name negative network networkerror new no node non nor not notallowederror
  notfounderror notreadableerror null number object of offset on one only op open operation or origin out overflow parameter
  parse parsing permission play policy preload private process production promise properties property prototype
  quotaexceedederror range rangeerror react read readable reading readonly reason recursion reference referenceerror refused
  regular rejected rejection render rendered rendering request required reserved resource response returned right script
  scope section securityerror serialize server service set setting side size space stack state storage store stream string
  strict structure subtree super symbol syntaxerror target tdz text that the then this throw thrown timeout to token too
  transaction tried trying type typeerror uint8array unable uncaught undefined unexpected unhandled unknown unsupported
  unterminated update url urierror use used user valid value variable warning was when while window with without worker
  write`.split(/\s+/),
)

/** The message with `…` for each word that is not one of browsers' and for each longer number. */
export const redactErrorMessage = (message: string): string =>
  message
    .slice(0, clientErrorMaxLengths.message)
    .replace(/[^\s()[\]{}<>"'`,:;#]+/g, (word) =>
      knownWords.has(word.replace(/[.?!]$/, '').toLowerCase()) || /^\d{1,3}$/.test(word) ? word : '…',
    )

/** The positions in the client's scripts that a stack names, as `file:line:column`, each in a line. */
export const redactErrorStack = (stack: string): string =>
  Array.from(
    stack.slice(0, clientErrorMaxLengths.stack).matchAll(/\/([\w-]+\.js:\d+:\d+)/g),
    ([, position]) => position,
  ).join('\n')
