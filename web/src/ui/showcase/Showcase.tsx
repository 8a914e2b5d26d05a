export default function Showcase() {
  return null
}
