import { isTablePage } from "domain/values/links/paths";
import { safeLink } from "domain/values/links/safeLink";
import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { Link } from "react-router-dom";
import styles from "./Markdown.module.css";
import { isDrawable } from "./markdownEffort";

interface LinkProps {
  href: string | undefined;
  children: ReactNode;
}

/**
 * Leads to an evening or a handout, or leaves the product in a new tab; what is no such address is read as its words:
 * no text of a member's leads to where something is done.
 */
function TextLink({ href, children }: LinkProps) {
  const link = safeLink(href);
  if (link?.kind === "in-app" && isTablePage(link.href)) return <Link to={link.href}>{children}</Link>;
  if (link?.kind !== "external") return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden"> (nouvel onglet)</span>
    </a>
  );
}

/** What is changed of the tree of a text. */
interface TextNode {
  readonly type: string;
  tagName?: string;
  readonly children?: readonly TextNode[];
}

const HEADING = /^h([1-6])$/;

const headingsIn = (node: TextNode): TextNode[] =>
  HEADING.test(node.tagName ?? "") ? [node] : (node.children ?? []).flatMap(headingsIn);

const levelOf = ({ tagName = "" }: TextNode): number => Number(HEADING.exec(tagName)?.[1]);

/**
 * The page's own headings stand above those of a text in it: its highest is an `h3`, and none is two levels below the
 * one before, whatever its author typed.
 */
const lowerHeadings = () => (tree: TextNode) => {
  const headings = headingsIn(tree);
  const highest = Math.min(...headings.map(levelOf));
  let before = 2;
  for (const heading of headings) {
    before = Math.min(levelOf(heading) - highest + 3, before + 1, 6);
    heading.tagName = `h${before}`;
  }
};

const REHYPE = [lowerHeadings];

const COMPONENTS: Components = {
  a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
  // A picture would tell another server who reads it, and when.
  img: ({ src, alt }) => (
    <TextLink href={typeof src === "string" ? src : undefined}>{alt || "image"}</TextLink>
  ),
};

/**
 * A text in Markdown that a member wrote. HTML in it is shown as it was typed, nothing of it is loaded, and its links
 * lead to evenings, handouts and other sites alone. What would hold a screen up is shown as it was typed. It weighs:
 * whoever shows it loads it when it is needed.
 */
export default function Markdown({ children }: { children: string }) {
  if (!isDrawable(children)) return <p className={styles.typed}>{children}</p>;
  return (
    <div className={styles.text}>
      <ReactMarkdown components={COMPONENTS} rehypePlugins={REHYPE}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
