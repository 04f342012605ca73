/** Returns other content for a file. @this {import('webpack').LoaderContext<{ content: string }>} */
export default function replace() {
  return this.getOptions().content;
}
