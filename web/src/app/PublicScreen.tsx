import type { ComponentType } from "react";
import { useModules } from "../api/useModules";
import { lazyScreen } from "./lazyPart";
import { MemberRedirect } from "./MemberRedirect";

const ForgePage = lazyScreen(() => import("../features/site/forge/ForgePage"));
const NotFoundPage = lazyScreen(() => import("../features/site/notFound/NotFoundPage"));

const Forge = () => <ForgePage modules={useModules()} />;
const NotFoundForVisitors = () => <NotFoundPage signedIn={false} />;
const NotFoundForMembers = () => <NotFoundPage signedIn />;

/** A form outside of the members' area: it comes with what it stands on, which the public pages never load. */
const visitorForm = (load: () => Promise<{ default: ComponentType }>) =>
  lazyScreen(async () => {
    const [{ VisitorFormRoot }, { default: Form }] = await Promise.all([import("./VisitorFormRoot"), load()]);
    return {
      default: () => (
        <VisitorFormRoot>
          <Form />
        </VisitorFormRoot>
      ),
    };
  });

/**
 * The screens outside of the members' area by name, but for the landing page, each a part of its own. They stand
 * apart from the routes so that a visitor's first page does not carry the list of what each of them needs, and apart
 * from the members' screens for the same reason.
 */
const SCREENS = {
  memberRedirect: MemberRedirect,
  login: visitorForm(() => import("../features/auth/LoginPage")),
  register: visitorForm(() => import("../features/auth/RegisterPage")),
  requestInvite: lazyScreen(() => import("../features/site/RequestInvitePage")),
  forgotPassword: visitorForm(() => import("../features/auth/forgotPassword/ForgotPasswordPage")),
  terms: lazyScreen(() => import("../features/site/legal/TermsPage")),
  privacy: lazyScreen(() => import("../features/site/legal/PrivacyPage")),
  forge: Forge,
  vtt: lazyScreen(() => import("../features/site/vtt/VttPage")),
  notFoundForVisitors: NotFoundForVisitors,
  notFoundForMembers: NotFoundForMembers,
} satisfies Record<string, ComponentType>;

export type PublicScreenName = keyof typeof SCREENS;

export default function PublicScreen({ name }: { name: PublicScreenName }) {
  const Named = SCREENS[name];
  return <Named />;
}
