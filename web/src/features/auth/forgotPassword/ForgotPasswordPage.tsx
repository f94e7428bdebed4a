import { useSearchParams } from "react-router-dom";
import { NewPassword } from "./NewPassword";
import { ResetRequest } from "./ResetRequest";

/**
 * `/forgot-password` asks for a reset link and, when it is the link's own target (`?oobCode=`), takes the new password:
 * here rather than on the provider's page, which knows nothing of this product's rules.
 */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const code = query.get("oobCode");
  return code ? <NewPassword key={code} code={code} /> : <ResetRequest />;
}
