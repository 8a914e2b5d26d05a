export const splitLines = (text: string) => text.trim().split('\n')

/** Lines of the form `money+messenger: text`, with every sign that the text has. */
export const parseScams = (text: string) =>
  splitLines(text).map((line) => {
    const end = line.indexOf(': ')
    return { signs: line.slice(0, end).split('+'), text: line.slice(end + 2) }
  })
