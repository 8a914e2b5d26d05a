/** Different texts, each on a line of its own. Nothing without texts. */
export function Lines({ title, texts = [] }: { title?: string; texts?: readonly string[] | undefined }) {
  if (texts.length === 0) return null
  return (
    <div>
      {title && <p className="text-quiet">{title}</p>}
      <ul className="[overflow-wrap:anywhere]">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
